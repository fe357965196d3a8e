import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { searchHash } from '../../admin-paths.ts';
import { SearchField } from '../../shared/components/search-field/SearchField.tsx';
import { useShortcuts } from '../shell/use-shortcuts.ts';
import styles from './ResourceTab.module.css';

type Props = { label: string; hint: string; value: string; onSearch: (text: string) => void };

/** Searches the list of a tab. The key / leads to it, from the page of an item too. */
export function ListSearch(props: Props) {
  const search = useRef<HTMLDivElement>(null);
  const { hash } = useLocation();
  const focus = () => search.current?.querySelector('input')?.focus();
  useShortcuts({ '/': focus });
  useEffect(() => {
    if (hash === searchHash) focus();
  }, [hash]);
  return (
    <div ref={search} className={styles.search}>
      <SearchField {...props} placeholder={props.label} />
    </div>
  );
}
