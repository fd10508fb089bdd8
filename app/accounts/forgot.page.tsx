export const handle = { auth: "guest" };

export default function Forgot() {
  return (
    <main id="inhoud" className="wrap section">
      <h1>Wachtwoord vergeten</h1>
    </main>
  );
}
