import './print.css';
import './rules.css';
import type { Lang, Text } from 'pasyans';
import { findHeading } from 'pasyans/catalogue';
import { commonRules, type GameText, type RuleText, rulesText } from 'pasyans/texts';
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { Ctrl } from '../ctrl/ctrl.ts';
import { Dialog } from './dialog.tsx';
import type { PanelProps } from './lazily.tsx';
import { PageLink } from './page-link.tsx';
import { type RulesWords, rulesWords } from './rules.words.ts';
import { useLoaded } from './use-loaded.ts';

interface Loaded {
  readonly text: GameText | undefined;
  readonly common: readonly RuleText[];
}

/** The rules of a patience, set like a page of a book. */
export function Rules({ ctrl, panel }: PanelProps): JSX.Element {
  const { core, route } = ctrl;
  const lang = core.lang.value;
  const words = rulesWords[lang];
  const patience = (panel.patience === undefined ? undefined : findHeading(panel.patience)) ?? core.session().game.patience;
  const loaded = useLoaded<Loaded>(ctrl, () => loadRules(patience.id), patience.id);
  const title = patience.title[lang];
  return (
    <Dialog
      title={title}
      windowTitle={words.rulesOf(title)}
      closeWord={core.words.value.close}
      onClose={route.close}
      kind="book"
      id="rules-panel"
    >
      {loaded && <Page {...loaded} ctrl={ctrl} id={patience.id} words={words} lang={lang} rule={panel.rule} note={patience.titleNote} />}
    </Dialog>
  );
}

async function loadRules(id: string): Promise<Loaded> {
  const [text, common] = await Promise.all([rulesText(id), commonRules()]);
  return { text, common };
}

interface PageProps extends Loaded {
  readonly ctrl: Ctrl;
  readonly id: string;
  readonly words: RulesWords;
  readonly lang: Lang;
  /** The rule to show first. */
  readonly rule: string | undefined;
  readonly note: Text | undefined;
}

function Page({ ctrl, id, text, common, words, lang, rule, note }: PageProps): JSX.Element {
  const page = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const wanted = rule === undefined ? null : page.current?.querySelector<HTMLElement>(`[data-rule="${rule}"]`);
    wanted?.closest('details')?.setAttribute('open', '');
    wanted?.scrollIntoView({ block: 'center' });
    wanted?.focus({ preventScroll: true });
  }, [rule]);
  const shared = { words, lang, wanted: rule };
  const unknown = rule !== undefined && ![...(text?.rules ?? []), ...common].some((one) => one.id === rule);
  return (
    <div class="page" ref={page} lang={lang}>
      {unknown && (
        <p class="no-such-rule" data-rule={rule} tabIndex={-1} data-testid="no-such-rule">
          {words.noSuchRule(rule)}
        </p>
      )}
      {text && <Account text={text} words={words} lang={lang} />}
      {text && <RuleList rules={text.rules} {...shared} title={words.ruleList} />}
      {text && <Aside text={text} words={words} lang={lang} note={note} />}
      <p class="to-odds">
        <PageLink ctrl={ctrl} to={{ name: 'odds', patience: id }} testid="rules-odds">
          {words.toOdds}
        </PageLink>
      </p>
      <div class="buttons">
        <button type="button" class="button" onClick={() => window.print()} data-testid="print">
          {words.print}
        </button>
      </div>
      <details class="common-rules">
        <summary>{words.commonRules}</summary>
        <p class="soft small">{words.commonRulesAbout}</p>
        <RuleList rules={common} {...shared} />
      </details>
      <span class="ornament-tail" aria-hidden="true" />
    </div>
  );
}

/** The story, the aim, the picture and how it goes. */
function Account({ text, words, lang }: { readonly text: GameText; readonly words: RulesWords; readonly lang: Lang }): JSX.Element {
  return (
    <>
      <Paragraphs of={text.story} lang={lang} />
      <h3>{words.aim}</h3>
      <Paragraphs of={text.aim} lang={lang} />
      <h3>{words.picture}</h3>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a wide picture is scrolled by keys too */}
      <pre class="picture" role="img" aria-label={words.picture} tabIndex={0}>
        {text.picture[lang]}
      </pre>
      <h3>{words.howItGoes}</h3>
      <Paragraphs of={text.play} lang={lang} />
    </>
  );
}

interface RuleListProps {
  readonly rules: readonly RuleText[];
  readonly words: RulesWords;
  readonly lang: Lang;
  readonly wanted: string | undefined;
  readonly title?: string;
}

function RuleList({ rules, words, lang, wanted, title }: RuleListProps): JSX.Element {
  const marks = [...new Set(rules.map(({ mark }) => mark))];
  return (
    <>
      {title !== undefined && <h3>{title}</h3>}
      <ol class="rule-list">
        {rules.map((rule) => (
          <li key={rule.id} data-rule={rule.id} tabIndex={-1} class={rule.id === wanted ? 'wanted' : undefined}>
            <span class="rule-number">{words.ruleNumber(rule.id)}</span>
            <div>
              <p>
                {rule.text[lang]} <span class={`rule-mark mark-${rule.mark}`}>{words.mark[rule.mark]}</span>
              </p>
              {rule.why && (
                <details open={rule.id === wanted}>
                  <summary>{words.whySo}</summary>
                  <Paragraphs of={rule.why} lang={lang} />
                </details>
              )}
            </div>
          </li>
        ))}
      </ol>
      {title !== undefined && (
        <dl class="marks small soft" aria-label={words.marksTitle}>
          {marks.map((mark) => (
            <div key={mark}>
              <dt class={`rule-mark mark-${mark}`}>{words.mark[mark]}</dt>
              <dd>{words.markAbout[mark]}</dd>
            </div>
          ))}
        </dl>
      )}
    </>
  );
}

/** What one may read afterwards. */
function Aside({
  text,
  words,
  lang,
  note,
}: {
  readonly text: GameText;
  readonly words: RulesWords;
  readonly lang: Lang;
  readonly note: Text | undefined;
}): JSX.Element {
  const parts: readonly (readonly [string, Text | undefined])[] = [
    [words.realCards, text.realCards],
    [words.chance, text.chance],
    [words.titleNote, note],
    [words.otherNames, text.otherNames],
    [words.source, text.source],
  ];
  return (
    <>
      {parts.map(
        ([title, part]) =>
          part && (
            <section key={title}>
              <h3>{title}</h3>
              <Paragraphs of={part} lang={lang} />
            </section>
          ),
      )}
    </>
  );
}

/** Plain text with blank lines between the paragraphs. */
function Paragraphs({ of, lang }: { readonly of: Text; readonly lang: Lang }): JSX.Element {
  return (
    <>
      {of[lang].split(/\n\s*\n/).map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </>
  );
}
