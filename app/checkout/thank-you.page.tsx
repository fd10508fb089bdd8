export const handle = { auth: "open" };

export default function ThankYou() {
  return (
    <main id="inhoud" className="wrap section">
      <h1>Bedankt</h1>
    </main>
  );
}
