export const handle = { auth: "open" };

export default function Questions() {
  return (
    <main id="inhoud" className="wrap section">
      <h1>Questions</h1>
    </main>
  );
}
