export const handle = { auth: "open" };

export default function BusinessTrees() {
  return (
    <main id="inhoud" className="wrap section">
      <h1>Zakelijk kerstbomen bestellen</h1>
    </main>
  );
}
