export const handle = { auth: "open" };

export default function Contact() {
  return (
    <main id="inhoud" className="wrap section">
      <h1>Contact</h1>
    </main>
  );
}
