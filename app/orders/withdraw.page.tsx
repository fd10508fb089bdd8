export const handle = { auth: "open" };

export default function Withdraw() {
  return (
    <main id="inhoud" className="wrap section">
      <h1>Annuleren en retouren</h1>
    </main>
  );
}
