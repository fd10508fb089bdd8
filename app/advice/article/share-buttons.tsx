import { advice } from "#texts/advice.ts";
import { Icon } from "#ui/icon.tsx";
import { toast } from "#ui/toast/toast.ts";

const { article } = advice;

/** Shown only where scripts run: without them, the address bar and the browser's own menu do the same. */
export function ShareButtons({ title }: { title: string }) {
  return (
    <p className="row deel">
      <button type="button" className="chip" onClick={() => share(title)}>
        <Icon name="delen" />
        {article.share}
      </button>
      <button type="button" className="chip" onClick={() => print()}>
        <Icon name="printen" />
        {article.print}
      </button>
    </p>
  );
}

async function share(title: string): Promise<void> {
  const url = location.href.split("#")[0] ?? "";
  try {
    if (navigator.share) return await navigator.share({ title, url });
    await navigator.clipboard.writeText(url);
    toast(article.copied);
  } catch (error) {
    if ((error as Error).name !== "AbortError") toast(article.copyFailed, { kind: "info" });
  }
}
