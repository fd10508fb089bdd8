export const handle = { auth: "guest" };

export default function Register() {
  return (
    <main id="inhoud" className="wrap section">
      <h1>Account maken</h1>
    </main>
  );
}
