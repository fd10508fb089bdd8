export const handle = { auth: "open" };

export default function Delivery() {
  return (
    <main id="inhoud" className="wrap section">
      <h1>Bezorging</h1>
    </main>
  );
}
