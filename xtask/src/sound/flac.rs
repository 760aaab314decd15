//! Writing 16-bit FLAC.

use super::signal::RATE;
use crate::Failure;
use flacenc::{bitsink::ByteSink, component::BitRepr, config, error::Verify, source::MemSource};

/// Encodes channels of equal length as a FLAC file.
pub fn encode(channels: &[&[f32]]) -> Result<Vec<u8>, Failure> {
    let length = channels.first().map_or(0, |channel| channel.len());
    let mut samples = Vec::with_capacity(length * channels.len());
    for i in 0..length {
        for channel in channels {
            samples.push(i32::from(super::wav::whole(channel[i])));
        }
    }
    let settings = config::Encoder::default()
        .into_verified()
        .map_err(|(_, problem)| format!("FLAC: {problem}"))?;
    let source = MemSource::from_samples(&samples, channels.len(), 16, RATE as usize);
    let stream = flacenc::encode_with_fixed_block_size(&settings, source, settings.block_size)
        .map_err(|problem| format!("FLAC: {problem}"))?;
    let mut sink = ByteSink::new();
    stream
        .write(&mut sink)
        .map_err(|problem| format!("FLAC: {problem}"))?;
    Ok(sink.into_inner())
}

#[cfg(test)]
mod tests {
    use super::super::signal::Signal;
    use super::*;

    #[test]
    fn what_is_written_can_be_read_to_the_last_sample() {
        let left = Signal::sine(0.7, |_| 440.0).gain(0.4).0;
        let right = Signal::sine(0.7, |_| 330.0).gain(0.2).0;
        let bytes = encode(&[&left, &right]).expect("it is written");
        let mut reader = claxon::FlacReader::new(&*bytes).expect("it is FLAC");
        let read: Vec<i32> = reader
            .samples()
            .map(|sample| sample.expect("a sample"))
            .collect();
        let meant = left.iter().zip(&right).flat_map(|(l, r)| [*l, *r]);
        assert!(
            read.iter()
                .copied()
                .eq(meant.map(|s| i32::from(super::super::wav::whole(s))))
        );
    }
}
