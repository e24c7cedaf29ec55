/** What a tone says: it went well, it was there already, it is refused. */
export type Tone = "ok" | "again" | "refused";

/** Frequencies in hertz with their lengths in milliseconds, one after the other: rising, level, falling. */
const melodies: Readonly<Record<Tone, readonly (readonly [hertz: number, milliseconds: number])[]>> = {
  ok: [
    [880, 60],
    [1320, 90],
  ],
  again: [
    [880, 60],
    [880, 60],
  ],
  refused: [
    [330, 120],
    [196, 220],
  ],
};

const storageKey = "purvey.sound";
const listeners = new Set<() => void>();
let audio: AudioContext | undefined;
let remembered = true;

/** Whether tones are heard; they are unless somebody muted them on this device. */
export function soundOn(): boolean {
  try {
    return localStorage.getItem(storageKey) !== "off";
  } catch {
    return remembered;
  }
}

/** Mutes the tones or lets them be heard, and remembers it on this device. */
export function setSound(on: boolean): void {
  remembered = on;
  try {
    localStorage.setItem(storageKey, on ? "on" : "off");
  } catch {
    // Storage is forbidden: it holds until the page is closed.
  }
  for (const listener of listeners) listener();
}

/** For `useSyncExternalStore`. */
export function onSoundChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Plays a short tone. It never stands alone: the same is said in words on the screen. Silent when muted, and where the
 * browser has no sound or allows none before the first touch.
 */
export function playTone(tone: Tone): void {
  if (!soundOn() || typeof AudioContext === "undefined") return;
  audio ??= new AudioContext();
  if (audio.state === "suspended") void audio.resume();
  let time = audio.currentTime;
  for (const [hertz, milliseconds] of melodies[tone]) {
    time = playNote(audio, hertz, time, milliseconds / 1000);
  }
}

/** Plays one note and gives the time when the next begins; soft edges, so that it does not click. */
function playNote(context: AudioContext, hertz: number, begin: number, seconds: number): number {
  const oscillator = context.createOscillator();
  const gain = context.createGain();
  const end = begin + seconds;
  oscillator.frequency.value = hertz;
  gain.gain.setValueAtTime(0, begin);
  gain.gain.linearRampToValueAtTime(0.25, begin + 0.01);
  gain.gain.linearRampToValueAtTime(0, end);
  oscillator.connect(gain).connect(context.destination);
  oscillator.start(begin);
  oscillator.stop(end);
  return end + 0.03;
}
