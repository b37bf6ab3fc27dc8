type CounterProps = { value: string; label: string };

export function Counter({ value, label }: CounterProps) {
  return (
    <div className="cover-counter">
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  );
}
