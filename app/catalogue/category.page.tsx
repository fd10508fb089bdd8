export const handle = { auth: "open" };

export default function Category() {
  return (
    <main id="inhoud" className="wrap section">
      <h1>Categorie</h1>
    </main>
  );
}
