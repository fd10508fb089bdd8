export default function Account() {
  return (
    <main id="inhoud" className="wrap section">
      <h1>Mijn account</h1>
    </main>
  );
}
