// Shows a screen as soon as its code is here, and the documents' placeholder until then.
import { Component, type ReactNode, Suspense, use, useState } from 'react';
import { CodeTimeout, type LazyCode } from './lazy-code.ts';
import { LoadFailed, Loading } from './loading.tsx';

export function LazyScreen({ code }: { code: LazyCode }) {
  const [attempt, setAttempt] = useState(() => {
    code.start();
    return 1;
  });
  const again = () => {
    code.start();
    setAttempt(attempt + 1);
  };
  // Decided once: were it asked at every render, the tree would change when the code arrives, and the screen
  // would lose what was typed in it.
  const [Screen] = useState(() => code.current());
  if (Screen) return <Screen />;
  return (
    <CodeBoundary key={attempt} code={code} onRetry={again}>
      <Suspense fallback={<Loading />}>
        <Pending code={code} />
      </Suspense>
    </CodeBoundary>
  );
}

function Pending({ code }: { code: LazyCode }) {
  const Screen = use(code.promise());
  return <Screen />;
}

interface BoundaryProps {
  code: LazyCode;
  onRetry: () => void;
  children: ReactNode;
}

class CodeBoundary extends Component<BoundaryProps, { error: unknown }> {
  override state = { error: undefined };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override render() {
    const { error } = this.state;
    if (error === undefined) return this.props.children;
    // The code arrived, so the screen itself failed: that is for the boundary above.
    if (this.props.code.current()) throw error;
    const reason = (error as unknown) instanceof CodeTimeout ? 'timeout' : 'error';
    return <LoadFailed reason={reason} onRetry={this.props.onRetry} />;
  }
}
