export const handle = { auth: "open" };

export default function Payment() {
  return (
    <main id="inhoud" className="wrap section">
      <h1>Betaling</h1>
    </main>
  );
}
