export const handle = { auth: "open" };

export default function Saved() {
  return (
    <main id="inhoud" className="wrap section">
      <h1>Bewaard</h1>
    </main>
  );
}
