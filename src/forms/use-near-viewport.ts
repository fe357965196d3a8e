import { type RefObject, useEffect, useState } from 'react';

/** Whether an element has come close to the viewport. @param distance in pixels */
export function useNearViewport(element: RefObject<Element | null>, distance: number): boolean {
  const [near, setNear] = useState(false);

  useEffect(() => {
    if (near || !element.current) return;
    const observer = new IntersectionObserver((entries) => setNear(entries.some(({ isIntersecting }) => isIntersecting)), {
      rootMargin: `${distance}px`,
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, distance, near]);

  return near;
}
