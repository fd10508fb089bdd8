import { Link } from "react-router";
import { frame } from "#texts/frame.ts";
import { Dialog } from "#ui/dialog.tsx";

export default function CartDrawer({ onClose }: { onClose(): void }) {
  return (
    <Dialog open title={frame.cart} onClose={onClose}>
      <Link to="/cart">{frame.cart}</Link>
    </Dialog>
  );
}
