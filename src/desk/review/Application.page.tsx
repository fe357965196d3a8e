import { useParams, useSearchParams } from 'react-router-dom';
import { Review } from './Review.tsx';

export function Component() {
  const { id = '' } = useParams();
  const [query] = useSearchParams();
  // A new key for each list, because the next and previous applications depend on it.
  return <Review key={query.toString()} id={id} />;
}
