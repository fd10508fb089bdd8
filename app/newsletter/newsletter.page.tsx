export const handle = { auth: "open" };

export default function Newsletter() {
  return (
    <main id="inhoud" className="wrap section">
      <h1>Nieuwsbrief</h1>
    </main>
  );
}
