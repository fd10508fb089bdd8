export const handle = { auth: "open" };

export default function Doctor() {
  return (
    <main id="inhoud" className="wrap section">
      <h1>Plantdokter</h1>
    </main>
  );
}
