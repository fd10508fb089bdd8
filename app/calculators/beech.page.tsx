export const handle = { auth: "open" };

export default function Beech() {
  return (
    <main id="inhoud" className="wrap section">
      <h1>Beukenhaag reserveren</h1>
    </main>
  );
}
