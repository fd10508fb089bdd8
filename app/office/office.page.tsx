export default function Office() {
  return (
    <main id="inhoud" className="wrap section">
      <h1>Kantoor</h1>
    </main>
  );
}
