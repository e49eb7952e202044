// Specimens of what is pressed: buttons, links, badges, messages.
import { ChevronDown, ChevronRight, Download, RefreshCw, X } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../ui/actions/button.tsx';
import { ButtonLink } from '../../../ui/actions/button-link.tsx';
import { IconButton } from '../../../ui/actions/icon-button.tsx';
import { TextLink } from '../../../ui/actions/text-link.tsx';
import { Card } from '../../../ui/card.tsx';
import { Carousel } from '../../../ui/carousel/carousel.tsx';
import { Badge } from '../../../ui/figures/badge.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { iconsListCopy as copy } from './icons-list.copy.ts';
import styles from './icons-list-screen.module.css';
import { Specimen } from './icons-list-table.tsx';

const { sections, buttons, links, badges, notices } = copy;

export function ActSpecimens() {
  const [busy, setBusy] = useState(false);
  const [open, setOpen] = useState(false);
  return (
    <>
      <Specimen name={sections.buttons}>
        <div className="stack">
          <div className={styles.flow}>
            <Button kind="primary">{buttons.primary}</Button>
            <Button>{buttons.tonal}</Button>
            <Button kind="outline">{buttons.outline}</Button>
            <Button kind="danger">{buttons.danger}</Button>
            <Button disabled>{buttons.disabled}</Button>
            <Button className={styles.focus}>{buttons.focus}</Button>
          </div>
          <div className={styles.flow}>
            <Button size="sm">{buttons.small}</Button>
            <Button>{buttons.medium}</Button>
            <Button size="lg">{buttons.large}</Button>
          </div>
          <p className="caption quiet">{buttons.disabledReason}</p>
        </div>
      </Specimen>
      <Specimen name={sections.busy}>
        <div className="stack">
          <div className={styles.flow}>
            <Button kind="primary" busy busyText={buttons.paying}>
              {buttons.pay}
            </Button>
            <Button busy busyText={buttons.saving}>
              {buttons.tonal}
            </Button>
            <Button kind="outline" busy={busy} busyText={buttons.saving} onClick={() => setBusy(true)}>
              {buttons.tryBusy}
            </Button>
          </div>
          <Button wide icon={Download}>
            {buttons.withIcon}
          </Button>
          <Button kind="outline" wide>
            {buttons.long}
          </Button>
        </div>
      </Specimen>
      <Specimen name={sections.links}>
        <div className="stack tight">
          <div className={styles.flow}>
            <ButtonLink href="#enlaces" size="sm">
              {buttons.link}
            </ButtonLink>
            <IconButton label={links.refresh} icon={RefreshCw} iconSize="sm" />
            <IconButton label={links.download} icon={Download} iconSize="sm" href="#enlaces" />
            <IconButton label={links.close} icon={X} disabled />
          </div>
          <div className={styles.flow}>
            <TextLink href="#enlaces">{links.underlined}</TextLink>
            <TextLink href="#enlaces" plain icon={ChevronRight}>
              {links.plain}
            </TextLink>
            <TextLink plain icon={ChevronDown} aria-expanded={open} onClick={() => setOpen(!open)}>
              {links.expand}
            </TextLink>
            <TextLink disabled>{links.disabled}</TextLink>
          </div>
          <p className="muted">
            {links.inText} <TextLink href="#enlaces">{links.register}</TextLink>
          </p>
        </div>
      </Specimen>
      <Specimen name={sections.notices}>
        <div className="stack tight">
          <Notice>{notices.info}</Notice>
          <Notice kind="success" title={notices.successTitle}>
            {notices.success}
          </Notice>
          <Notice kind="warning" title={notices.warningTitle}>
            {notices.warning}
          </Notice>
          <Notice kind="danger" title={notices.dangerTitle} announce={false}>
            {notices.danger}
          </Notice>
        </div>
      </Specimen>
      <Specimen name={sections.badges}>
        <div className={styles.flow}>
          <Badge kind="success">{badges.paid}</Badge>
          <Badge kind="warning">{badges.due}</Badge>
          <Badge kind="danger">{badges.late}</Badge>
          <Badge kind="info">{badges.review}</Badge>
          <Badge>{badges.void}</Badge>
        </div>
      </Specimen>
    </>
  );
}

// Specimen of the carousel: pages, arrows, dots, and a way to make it stand still.
const { carousel } = copy;

export function CarouselSpecimen() {
  return (
    <Specimen name={sections.carousel}>
      <Carousel label={carousel.label} words={carousel} items={carousel.cards} itemKey={(name) => name}>
        {(name) => (
          <Card title={name} level={3}>
            <p className="muted">{carousel.text}</p>
            <Button>{carousel.act}</Button>
          </Card>
        )}
      </Carousel>
    </Specimen>
  );
}
