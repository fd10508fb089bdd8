export const handle = { auth: "open" };

export default function Article() {
  return (
    <main id="inhoud" className="wrap section">
      <h1>Artikel</h1>
    </main>
  );
}
