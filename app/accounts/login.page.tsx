export const handle = { auth: "guest" };

export default function Login() {
  return (
    <main id="inhoud" className="wrap section">
      <h1>Inloggen</h1>
    </main>
  );
}
