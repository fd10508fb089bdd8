export const handle = { auth: "open" };

export default function Sync() {
  return (
    <main id="inhoud" className="wrap section">
      <h1>Winkelwagen</h1>
    </main>
  );
}
