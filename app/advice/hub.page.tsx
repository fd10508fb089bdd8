export const handle = { auth: "open" };

export default function Hub() {
  return (
    <main id="inhoud" className="wrap section">
      <h1>Groenhulp</h1>
    </main>
  );
}
