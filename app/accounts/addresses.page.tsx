export default function Addresses() {
  return (
    <main id="inhoud" className="wrap section">
      <h1>Adressen</h1>
    </main>
  );
}
