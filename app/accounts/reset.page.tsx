export const handle = { auth: "guest" };

export default function Reset() {
  return (
    <main id="inhoud" className="wrap section">
      <h1>Wachtwoord resetten</h1>
    </main>
  );
}
