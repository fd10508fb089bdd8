export const handle = { auth: "open" };

export default function TestBank() {
  return (
    <main id="inhoud" className="wrap section">
      <h1>Testbank</h1>
    </main>
  );
}
