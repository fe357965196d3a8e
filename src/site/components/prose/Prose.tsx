export function Prose({ paragraphs }: { paragraphs: string[] }) {
  return (
    <div className="stack gap-20">
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </div>
  );
}
