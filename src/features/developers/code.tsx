type CodeProps = {
  children: string;
  /** Says what it is where nothing before it does. */
  label?: string;
};

/** Lines of code, which break rather than scroll: they are read on phones and on paper too. */
export function Code({ children, label }: CodeProps) {
  return (
    <pre className="api-code" {...(label !== undefined && { role: 'figure', 'aria-label': label })}>
      <code>{children}</code>
    </pre>
  );
}
