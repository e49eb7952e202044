// A screen that broke while drawing: one calm sentence, and the rest of the portal stays.
import { Component, type ReactNode } from 'react';
import { paths } from '../lib/place/paths.ts';
import { Button, ButtonLink } from '../ui/actions/button.tsx';
import { crashCopy as copy } from './app.copy.ts';
import styles from './app.module.css';

interface CrashBoundaryProps {
  /** Another page is another try. */
  page: string;
  children: ReactNode;
}

export class CrashBoundary extends Component<CrashBoundaryProps, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override componentDidUpdate(before: CrashBoundaryProps) {
    if (this.state.broken && before.page !== this.props.page) this.setState({ broken: false });
  }

  override render() {
    if (!this.state.broken) return this.props.children;
    return (
      <div className={styles.failed} role="alert">
        <h1>{copy.title}</h1>
        <p className="muted">{copy.text}</p>
        <div className="row wrap">
          <Button kind="primary" onClick={() => this.setState({ broken: false })}>
            {copy.retry}
          </Button>
          <ButtonLink href={paths.login()}>{copy.home}</ButtonLink>
        </div>
      </div>
    );
  }
}
