export const handle = { auth: "open" };

export default function Calendar() {
  return (
    <main id="inhoud" className="wrap section">
      <h1>Tuinkalender</h1>
    </main>
  );
}
