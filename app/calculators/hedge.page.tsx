export const handle = { auth: "open" };

export default function Hedge() {
  return (
    <main id="inhoud" className="wrap section">
      <h1>Haag berekenen</h1>
    </main>
  );
}
