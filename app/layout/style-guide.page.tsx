export const handle = { auth: "open" };

export default function StyleGuide() {
  return (
    <main id="inhoud" className="wrap section">
      <h1>StyleGuide</h1>
    </main>
  );
}
