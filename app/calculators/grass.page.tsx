export const handle = { auth: "open" };

export default function Grass() {
  return (
    <main id="inhoud" className="wrap section">
      <h1>Kunstgras berekenen</h1>
    </main>
  );
}
