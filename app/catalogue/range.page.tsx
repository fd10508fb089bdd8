export const handle = { auth: "open" };

export default function Range() {
  return (
    <main id="inhoud" className="wrap section">
      <h1>Ons assortiment</h1>
    </main>
  );
}
