export const handle = { auth: "open" };

export default function Personal() {
  return (
    <main id="inhoud" className="wrap section">
      <h1>Advies</h1>
    </main>
  );
}
