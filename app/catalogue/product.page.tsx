export const handle = { auth: "open" };

export default function Product() {
  return (
    <main id="inhoud" className="wrap section">
      <h1>Product</h1>
    </main>
  );
}
