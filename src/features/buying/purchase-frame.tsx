import styles from './purchase-frame.module.css';

type PurchaseFrameProps = { url: string; title: string; labels: { loading: string } };

/**
 * The embedded buying site. Its dialog loads it when it is first opened, and it stays as it was when that closes. The
 * words behind it are seen until it has come.
 */
export function PurchaseFrame({ url, title, labels }: PurchaseFrameProps) {
  return (
    <div className={styles.place}>
      <p className={styles.loading} aria-hidden="true">
        {labels.loading}
      </p>
      <iframe className={styles.frame} data-src={url} title={title} />
    </div>
  );
}
