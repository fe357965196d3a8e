import { useParams, useSearchParams } from 'react-router-dom';
import { Review } from './Review.tsx';
import { StaffArea } from '../shell/StaffArea.tsx';

export function Component() {
  const { id = '' } = useParams();
  const [query] = useSearchParams();
  return (
    <StaffArea>
      {/* A new key for each list, because the next and previous applications depend on it. */}
      <Review key={query.toString()} id={id} />
    </StaffArea>
  );
}
