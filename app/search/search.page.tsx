export const handle = { auth: "open" };

export default function Search() {
  return (
    <main id="inhoud" className="wrap section">
      <h1>Zoeken</h1>
    </main>
  );
}
