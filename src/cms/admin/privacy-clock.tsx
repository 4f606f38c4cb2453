import type { DefaultServerCellComponentProps } from 'payload';
import { daysLeft } from '@/domain/privacy/request-clock';
import styles from './privacy-clock.module.css';

/** How many days are left to answer a request about data; red once it is late. */
export function PrivacyClock({ cellData, rowData }: DefaultServerCellComponentProps) {
  if (typeof cellData !== 'string' || rowData?.status !== 'open') return null;
  const days = daysLeft(new Date(cellData), new Date());
  if (days < 0) return <strong className={styles.late}>{`Late by ${count(-days)}`}</strong>;
  return <span>{days === 0 ? 'Last day' : `${count(days)} left`}</span>;
}

function count(days: number): string {
  return days === 1 ? '1 day' : `${days} days`;
}
