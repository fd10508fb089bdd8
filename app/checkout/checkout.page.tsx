export const handle = { auth: "open" };

export default function Checkout() {
  return (
    <main id="inhoud" className="wrap section">
      <h1>Bestellen</h1>
    </main>
  );
}
