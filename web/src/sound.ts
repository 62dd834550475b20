import { settings } from './settings.svelte'

let context: AudioContext | undefined

/** The sound device, once the player has touched something: browsers allow it only then. */
function device(): { audio: AudioContext; out: GainNode } | null {
  if (!settings.sound || settings.volume === 0) return null
  if (!navigator.userActivation?.hasBeenActive) return null
  context ??= new AudioContext()
  if (context.state === 'suspended') void context.resume()
  const out = context.createGain()
  out.gain.value = settings.volume
  out.connect(context.destination)
  return { audio: context, out }
}

/** A knock of something hard: a short burst of noise through a narrow band. */
function knock(at: number, pitch: number, loud: number, length = 0.05) {
  const open = device()
  if (!open) return
  const { audio, out } = open
  const start = audio.currentTime + at
  const buffer = audio.createBuffer(1, Math.ceil(audio.sampleRate * length), audio.sampleRate)
  const samples = buffer.getChannelData(0)
  for (let i = 0; i < samples.length; i++) {
    samples[i] = (Math.random() * 2 - 1) * (1 - i / samples.length) ** 3
  }
  const source = new AudioBufferSourceNode(audio, { buffer })
  const band = new BiquadFilterNode(audio, { type: 'bandpass', frequency: pitch, Q: 6 })
  const gain = new GainNode(audio, { gain: loud })
  source.connect(band).connect(gain).connect(out)
  source.start(start)
}

function note(at: number, pitch: number, loud: number, length: number) {
  const open = device()
  if (!open) return
  const { audio, out } = open
  const start = audio.currentTime + at
  const tone = new OscillatorNode(audio, { type: 'triangle', frequency: pitch })
  const gain = new GainNode(audio, { gain: 0 })
  gain.gain.setValueAtTime(0, start)
  gain.gain.linearRampToValueAtTime(loud, start + 0.015)
  gain.gain.exponentialRampToValueAtTime(0.001, start + length)
  tone.connect(gain).connect(out)
  tone.start(start)
  tone.stop(start + length)
}

export const sound = {
  dice() {
    for (let i = 0; i < 9; i++) {
      knock(i * 0.05 + Math.random() * 0.03, 1800 + Math.random() * 1800, 1.6 - i * 0.12)
    }
  },
  stone() {
    knock(0, 900, 3, 0.08)
    knock(0.012, 2400, 1.2, 0.03)
  },
  capture() {
    knock(0, 600, 4, 0.12)
    knock(0.09, 1300, 2, 0.06)
    note(0.02, 150, 0.4, 0.25)
  },
  win() {
    // A lyre's rising strings.
    ;[294, 349, 440, 587, 698].forEach((pitch, i) => note(i * 0.11, pitch, 0.35, 0.9))
  },
}
